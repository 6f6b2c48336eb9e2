/** The ways by which a picture file comes in without a button: dropped on the figure, or pasted into it. */
import { pictureIn } from './intake.ts';

export type DropHandlers = {
  readonly onFile: (file: File, count: number) => void; // with how many came at once
  readonly onDragging: (dragging: boolean) => void; // something is held over the figure
};

/** Listens on an element, as long as it lives. */
export function listenToFiles(element: HTMLElement, { onFile, onDragging }: DropHandlers): void {
  let dragging = false;
  const drag = (now: boolean): void => {
    if (now === dragging) return;
    dragging = now;
    onDragging(now);
  };
  const take = (event: Event, data: DataTransfer | null): void => {
    const file = pictureIn(data);
    if (file === null) return;
    event.preventDefault();
    onFile(file, data?.files.length ?? 0);
  };
  element.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    drag(true);
  });
  element.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) drag(false);
  });
  element.addEventListener('drop', (event) => {
    drag(false);
    take(event, event.dataTransfer);
  });
  element.addEventListener('paste', (event) => take(event, event.clipboardData));
}
