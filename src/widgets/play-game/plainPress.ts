/** Links whose plain press acts in this page: in another tab they open for who asks for that. */

/** @param act - what the plain press does */
export const onPlainPress =
  (act: () => void): ((event: MouseEvent) => void) =>
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    act();
  };
