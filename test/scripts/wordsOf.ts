/** The words after `sample` in a line that a file or the lab book has, as a shell gives them on. */
export const wordsOf = (line: string): readonly string[] =>
  Array.from(
    line.replace(/^npm run -s sample -- /, '').matchAll(/'([^']*)'|(\S+)/g),
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
