/** The shape of every help: how it is called, what it does, arguments, options, commands, examples, more, codes. */
export const helpShape = new RegExp(
  [
    String.raw`^Usage: (?:npm |node scripts/|nonogram-engine ).*\n\n[A-Z].*(?:\n.+)*\.\n\n`,
    String.raw`(?:Arguments:\n(?: .*\n)+\n)?Options:\n(?: .*\n)+\n(?:Commands:\n(?: .*\n)+\n)?`,
    String.raw`Examples:\n(?: {2}.*\n)+\n(?:[^]+\n\n)?`,
    String.raw`Ends with 0[^]*;\swith\s2\swhen\sthe\scommand\sline,\sa\sfile\sor\sthe\smachine\sis\sat\sfault\.\n$`,
  ].join(''),
);
