/** Puts what a figure shows into the reader's hands: files, and tables as CSV. */
import { noticeAtEdge } from '../host/noticePlace.ts';

/** Offers `content` as a download named `name`. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(
    content instanceof Blob ? content : new Blob([content], { type }),
  );
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same, where nothing else that is seen answers the press. */
export function saveAndTell(name: string, type: string, content: string | Blob): void {
  saveFile(name, type, content);
  document.body.append(noticeAtEdge(`${name} saved.`, 'info'));
}

export { csvRow, csvWith } from '../plain/csv.ts';
