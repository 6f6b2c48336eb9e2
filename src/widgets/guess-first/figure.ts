/** `<guess-first>`: a question before its answer, which is shown when the reader asks for it, with or without a guess. */
import type { TemplateResult } from 'lit-html';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { csvRow } from '../../notebook/export/files.ts';
import type { GuessProps } from '../../kit/guess/question.ts';
import { answerRows, answerText, guessSettings, mostOf } from './model.ts';
import { guessPaper, guessView, placePicture } from './view.ts';

type Table = ReturnType<typeof guessSettings>['table'];

class GuessFirst extends SettingsFigure<Table> {
  readonly linkVersion = 1;
  readonly #props: GuessProps;
  readonly #redraw = this.host.throttle(() => this.#draw());

  constructor(host: Host) {
    const props = host.props as GuessProps;
    super(host, guessSettings(props));
    this.#props = props;
  }

  protected override opened(): void {
    this.requestDraw();
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }

  get #state(): { readonly guess: number | null; readonly shown: boolean } {
    return this.reading.values ?? this.usual;
  }

  #reveal(): void {
    const { guess, shown } = this.#state;
    this.edit({ shown: shown ? '0' : '1' });
    this.announce(answerText(this.#props, guess, !shown));
  }

  #draw(): void {
    const shown = { idPrefix: this.id, layout: this.layout, props: this.#props, ...this.#state };
    this.render(
      guessView(shown, {
        onGuess: (guess) => this.edit({ guess: String(guess) }),
        onReveal: () => this.#reveal(),
      }),
    );
  }

  override paper(): TemplateResult {
    return guessPaper(this.#props);
  }

  exports(): Exports {
    const props = this.#props;
    const { guess } = this.#state;
    return {
      name: 'guess',
      csv: () => answerRows(props).map(csvRow).join(''),
      json: () => ({
        question: props.question,
        guess: props.form === 'choice' ? (props.options[(guess ?? 0) - 1]?.text ?? null) : guess,
        answer: props.form === 'choice' ? mostOf(props).text : props.answer,
      }),
      ...(props.form === 'place' && { svg: () => placePicture(props, this.#state) }),
    };
  }
}

export const figure = figureOf<GuessProps>('guess-first', GuessFirst);
