/** Several files as one: a ZIP archive without compression, which every system opens. @source APPNOTE.TXT of PKWARE, 6.3 */

/** A file of the archive. */
export type ZippedFile = { readonly name: string; readonly text: string };

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = -1;
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 0xff]!;
  return ~value >>> 0;
}

/** A number of two or four bytes. */
type Field = readonly [bytes: 2 | 4, value: number];

/** Numbers, the least byte first. */
function record(...fields: readonly Field[]): Uint8Array {
  const size = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

const utf8 = 0x0800; // names are in it
const day = (1 << 5) | 1; // the first of January 1980: archives of the same files are the same

/** What head and directory say of a file alike. */
const about = (crc: number, size: number, name: number): readonly Field[] => [
  [2, 20],
  [2, utf8],
  [2, 0],
  [2, 0],
  [2, day],
  [4, crc],
  [4, size],
  [4, size],
  [2, name],
  [2, 0],
];

/** The archive. */
export function storedZip(files: readonly ZippedFile[]): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const push = (part: Uint8Array): void => {
    parts.push(Uint8Array.from(part));
    at += part.length;
  };
  for (const { name, text } of files) {
    const [path, bytes] = [encoder.encode(name), encoder.encode(text)];
    const said = about(crc32(bytes), bytes.length, path.length);
    directory.push(
      record([4, 0x02014b50], [2, 20], ...said, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      path,
    );
    push(record([4, 0x04034b50], ...said));
    push(path);
    push(bytes);
  }
  const begin = at;
  directory.forEach(push);
  const { length } = files;
  push(
    record(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, length],
      [2, length],
      [4, at - begin],
      [4, begin],
      [2, 0],
    ),
  );
  return new Blob(parts, { type: 'application/zip' });
}
