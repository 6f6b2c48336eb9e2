/**
 * The question of the browser before a page is left, asked only while something would be lost: a page that could ask is not
 * kept for the way back.
 */
export class AskBeforeLeaving {
  #asks = false;
  readonly #ask = (event: Event): void => event.preventDefault();

  /** @param isAtStake - whether something would be lost now */
  when(isAtStake: boolean): void {
    if (isAtStake === this.#asks) return;
    this.#asks = isAtStake;
    if (isAtStake) window.addEventListener('beforeunload', this.#ask);
    else window.removeEventListener('beforeunload', this.#ask);
  }
}
