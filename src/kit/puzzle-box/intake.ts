/** Texts that come in by file, drop or paste: what is too long is refused before it can freeze the page. */
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { mostCharacters } from '../../formats/limits.ts';
import { textOfBytes } from '../../formats/bytes.ts';

/** The text of a file; only its length when it is too long; what it is when it is no text; nothing when it cannot be read. */
export type Taken = Partial<{
  readonly text: string;
  readonly note: string; // how its letters were read
  readonly length: number;
  readonly refused: string;
}>;

/** Bytes that tell a picture, or another file that is no text. */
const headBytes = 4000;

/** Reads a file, unless its size alone says that it holds no puzzle. */
export async function textOfFile(file: Blob): Promise<Taken> {
  // a character takes up to four bytes
  const tooLong = file.size > mostCharacters * 4;
  try {
    const part = tooLong ? file.slice(0, headBytes) : file;
    const taken = textOfBytes(new Uint8Array(await part.arrayBuffer()));
    return tooLong && !('refused' in taken) ? { length: file.size } : taken;
  } catch {
    return tooLong ? { length: file.size } : {};
  }
}

/** Why a text was not taken in. */
export function tooLongText(length: number): string {
  return `The text has ${counted(length, 'character')}, the most that is read is ${grouped(mostCharacters)}. It was not taken in, and what you had is unchanged: give one puzzle only.`;
}

export type IntakeOptions = {
  readonly onText: (text: string, said: string) => void; // with what to tell the reader
  readonly onProblem: (said: string) => void; // a file that cannot be read
  readonly onChange: () => void; // `refusal` or `dragging` have changed
};

/** The ways by which whole texts come into the box. */
export class Intake {
  readonly #options: IntakeOptions;
  #refusal: string | null = null;
  #dragging = false;

  constructor(options: IntakeOptions) {
    this.#options = options;
  }

  /** Why the last text was not taken in; null when it was. */
  get refusal(): string | null {
    return this.#refusal;
  }

  /** Whether something is held over the box. */
  get dragging(): boolean {
    return this.#dragging;
  }

  /** Takes the refusal back: the reader goes on with something else. */
  forgive(): void {
    this.#refusal = null;
  }

  async file(file: File): Promise<void> {
    const taken = await textOfFile(file);
    if (taken.text !== undefined) {
      const note = taken.note === undefined ? '' : ` ${taken.note}`;
      this.#take(taken.text, `“${file.name}” is in the box.${note}`);
    } else if (taken.length !== undefined) this.#refuse(tooLongText(taken.length));
    else if (taken.refused !== undefined)
      this.#refuse(`“${file.name}” was not taken in. ${taken.refused}`);
    else
      this.#options.onProblem(
        `“${file.name}” could not be read. Open it in an editor and paste its text.`,
      );
  }

  /** Refuses a paste that would freeze the page; the field takes any other one by itself. */
  paste(event: ClipboardEvent): void {
    const length = event.clipboardData?.getData('text').length ?? 0;
    if (length <= mostCharacters) return;
    event.preventDefault();
    this.#refuse(tooLongText(length));
  }

  drop(event: DragEvent): void {
    event.preventDefault();
    this.#dragging = false;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text') ?? '';
    if (file) void this.file(file);
    else if (text !== '') this.#take(text, 'What you dropped is in the box.');
    this.#options.onChange();
  }

  /** Something is held over the box, or no longer. */
  drag(event: DragEvent, over: boolean): void {
    event.preventDefault();
    if (this.#dragging === over) return;
    this.#dragging = over;
    this.#options.onChange();
  }

  #take(text: string, said: string): void {
    if (text.length > mostCharacters) this.#refuse(tooLongText(text.length));
    else this.#options.onText(text, said);
  }

  #refuse(why: string): void {
    this.#refusal = why;
    this.#options.onChange();
  }
}
