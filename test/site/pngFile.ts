/** A PNG file of black and white points, as an editor of pixel art writes one. */
import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** @param rows - of points, `#` for black @param by - the side of the square that each point becomes */
export function pngOf(rows: readonly string[], by = 1): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE((rows[0]?.length ?? 0) * by, 0);
  head.writeUInt32BE(rows.length * by, 4);
  head[8] = 8; // bits of a grey
  const lines = rows.flatMap((row) => {
    const points = Array.from(row).flatMap((point) =>
      Array<number>(by).fill(point === '#' ? 0 : 255),
    );
    return Array.from({ length: by }, () => [0, ...points]); // 0: no filter
  });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
