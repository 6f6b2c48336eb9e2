import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { storedZip } from '../../src/notebook/export/storedZip.ts';

test('an archive has its files, with their checks, where its directory says', async () => {
  const files = [
    { name: '01-owl.non', text: 'width 2\nheight 1\n' },
    { name: 'Käfer.txt', text: '▪ 1 2' },
    { name: 'empty', text: '' },
  ];
  const bytes = Buffer.from(await storedZip(files).arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(files.length);
  let at = bytes.readUInt32LE(end + 16);
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end);
  for (const { name, text } of files) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)];
    const [length, head] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    expect(bytes.toString('utf8', at + 46, at + 46 + length)).toBe(name);
    expect(bytes.readUInt32LE(head)).toBe(0x04034b50);
    const begin = head + 30 + bytes.readUInt16LE(head + 26);
    expect(bytes.toString('utf8', head + 30, begin)).toBe(name);
    const content = bytes.subarray(begin, begin + size);
    expect(content.toString()).toBe(text);
    expect(crc32(content)).toBe(crc);
    at += 46 + length;
  }
});
