/** What people want to do with the library, and the functions that do it: the page "I want to …". */

/** Something that one wants to do. */
export type Task = {
  /** As it goes on after "I want to". */
  readonly want: string;
  /** The way, in a sentence or two, with `names`. */
  readonly way: string;
  /** The functions for it. */
  readonly names: readonly string[];
  /** The example that shows it. */
  readonly example: string;
};

/** All tasks, those that most people have first. */
export const tasks: readonly Task[] = [
  {
    want: 'read a puzzle from a file, a link or a text field',
    way: 'Give its text to `readPuzzle`, whatever the format; `readPuzzles` reads collections. What is wrong is told by line, in words for those who wrote it.',
    names: ['readPuzzle', 'readPuzzles'],
    example: 'readPuzzle',
  },
  {
    want: 'read a whole collection, and go on after a puzzle that is damaged',
    way: '`readPuzzles` gives a puzzle or an error for each.',
    names: ['readPuzzles'],
    example: 'readPuzzles',
  },
  {
    want: 'read puzzles of which nobody knows how many there are',
    way: '`readPuzzleStream` takes the stream of a file or of a server, and gives JSON lines one by one as they come.',
    names: ['readPuzzleStream'],
    example: 'readPuzzleStream',
  },
  {
    want: 'know whether a puzzle has exactly one solution, and see it',
    way: '`solve` answers none, one or several, with the solutions. It stops at the second one unless you ask for more.',
    names: ['solve', 'isSolution'],
    example: 'solve',
  },
  {
    want: 'only know whether it is unique, or have the answer at once',
    way: '`isUnique` says true, false, or null where you ended it; `solveSync` answers without a promise, and nothing else runs meanwhile.',
    names: ['isUnique', 'solveSync'],
    example: 'isUnique',
  },
  {
    want: 'prove to somebody that it is unique',
    way: '`prove` gives a formula and a proof that it has no model, which any checker of proofs reads; `checkProof` is one.',
    names: ['prove', 'checkProof'],
    example: 'prove',
  },
  {
    want: 'go through all solutions, and stop when I have seen enough',
    way: '`solutions` gives one after the other as they are found; `break` ends it.',
    names: ['solutions'],
    example: 'solutions',
  },
  {
    want: 'help a player who is stuck',
    way: '`hint` finds the easiest step from where the player stands, by a method that people use, with what it rests on. It also tells when something is wrong.',
    names: ['hint'],
    example: 'hint',
  },
  {
    want: 'show how a person solves a puzzle, from beginning to end',
    way: '`hints` gives step after step from `start`; `apply` puts the cells of each into the state.',
    names: ['hints', 'apply', 'start'],
    example: 'hints',
  },
  {
    want: 'say how hard a puzzle is',
    way: '`rate` has every measure of the book in one object, and names the easiest method that solves it.',
    names: ['rate'],
    example: 'rate',
  },
  {
    want: 'make puzzles for a game',
    way: 'Order one by size, method and difficulty from `makePuzzle`. The same seed has the same puzzle; another seed another one.',
    names: ['makePuzzle'],
    example: 'makePuzzle',
  },
  {
    want: 'make as many puzzles as a week has days',
    way: '`makePuzzles` takes the same order and gives one after the other; `break` ends it.',
    names: ['makePuzzles'],
    example: 'makePuzzles',
  },
  {
    want: 'turn a photograph or a drawing into a puzzle',
    way: '`fromPicture` takes the `ImageData` of a canvas; `repair` then fills some cells so that lines alone solve it.',
    names: ['fromPicture', 'repair'],
    example: 'fromPicture',
  },
  {
    want: 'mend a picture whose puzzle has several solutions',
    way: '`repair` fills cells, the ones that help most, until sweeps solve the puzzle.',
    names: ['repair'],
    example: 'repair',
  },
  {
    want: 'get the clues of a picture that I have drawn',
    way: '`describe` takes a text of `#` and `.`, rows of numbers, or a grid; `readGrid` and `gridText` go between texts and grids.',
    names: ['describe', 'readGrid', 'gridText', 'isSolution'],
    example: 'describe',
  },
  {
    want: 'check what somebody typed before I do anything with it',
    way: '`checkPuzzle` takes anything, throws nothing, and lists all mistakes with their places.',
    names: ['checkPuzzle'],
    example: 'checkPuzzle',
  },
  {
    want: 'save a puzzle for another program',
    way: '`writePuzzle` writes the formats that others read; `formats` says which there are and what each has a place for.',
    names: ['writePuzzle'],
    example: 'writePuzzle',
  },
  {
    want: 'keep a page or a server alive during long work, and end it',
    way: '`createWorker` starts a worker with the same functions, streams too. An `AbortSignal` ends a call, `break` a stream, `close` everything.',
    names: ['createWorker'],
    example: 'createWorker',
  },
  {
    want: 'solve as people do, line by line',
    way: '`sweep` settles all rows, then all columns, until nothing follows, and counts; `settle` does one line.',
    names: ['sweep'],
    example: 'sweep',
  },
  {
    want: 'know what follows on one line',
    way: '`settle` gives the cells that all ways to lay the runs agree on.',
    names: ['settle'],
    example: 'settle',
  },
  {
    want: 'go beyond single lines without a search',
    way: '`pairsOfLines` and `chains` go on where sweeps stop.',
    names: ['pairsOfLines', 'chains'],
    example: 'pairsOfLines',
  },
  {
    want: 'see what each supposition about a cell leads to',
    way: '`probing` supposes both values of every open cell, and fixes what contradictions prove.',
    names: ['probing'],
    example: 'probing',
  },
  {
    want: 'list all ways to lay the runs of a line',
    way: '`fits` lists them, `countFits` counts them without listing.',
    names: ['fits', 'countFits', 'leftmostFit', 'rightmostFit', 'lineText'],
    example: 'fits',
  },
  {
    want: 'write a solver of my own on lines and pairs of cells',
    way: '`pairRelations` says what two cells of a line can be together; small functions read, write and describe lines.',
    names: ['pairRelations', 'readLine', 'lineText', 'clueOf', 'cellsOf'],
    example: 'pairRelations',
  },
  {
    want: 'measure something on a thousand random puzzles',
    way: '`randomPicture` draws picture k of a sample, the same one for whoever asks.',
    names: ['randomPicture', 'describe'],
    example: 'randomPicture',
  },
  {
    want: 'draw a curve over random puzzles, on all cores or machines',
    way: '`sample` draws and sweeps a hundred thousand small pictures a second, all of them or a part; `mergeSamples` adds up.',
    names: ['sample', 'mergeSamples'],
    example: 'sample',
  },
  {
    want: 'measure something of my own on millions of random pictures',
    way: '`sampler` draws and sweeps them in the same memory, one after the other.',
    names: ['sampler'],
    example: 'sampler',
  },
  {
    want: 'give a puzzle to another SAT solver',
    way: '`formula` has its lines in DIMACS, and turns a model back into a picture.',
    names: ['formula'],
    example: 'formula',
  },
  {
    want: 'solve formulas of my own',
    way: '`createSat` makes a solver that keeps what it learns from one question to the next.',
    names: ['createSat'],
    example: 'createSat',
  },
];
