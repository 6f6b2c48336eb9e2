/** What programs import the library by. */
export const libraryName = 'nonogram-engine';
