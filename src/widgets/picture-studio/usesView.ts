/** “Use it”: where a drawing can go, behind one button. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { encodeImage } from '../../formats/imageCode.ts';
import { collectHref } from '../../kit/collection/collectHref.ts';
import { collectedText } from '../../kit/collection/collection.ts';
import { sheetOf } from '../../kit/make/opens.ts';
import type { opensOf } from '../../kit/make/opens.ts';
import { onward } from '../../kit/make/pictureParts.ts';
import type { PictureShown } from '../../kit/make/pictureParts.ts';
import type { PictureForm } from '../../kit/make/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { opener } from './toolsView.ts';

/** The drawing as the last puzzle of a collection. */
const collecting = ({ made: { image } }: PictureShown, form: PictureForm): string =>
  collectHref({
    name: '',
    maker: collectedText('maker', form.author),
    licence: collectedText('licence', form.licence),
    puzzles: [{ title: collectedText('title', form.name), code: encodeImage(image), grade: null }],
  });

const usesFold = 'uses';

/** Where it can go beside where every puzzle can. */
const waysOn = (shown: PictureShown, form: PictureForm): ReturnType<typeof opensOf> => [
  sheetOf(shown.code),
  { href: collecting(shown, form), text: 'Put it into a collection' },
];

/** Where the drawing can go. @param toggled - it was opened or closed */
export function uses(shown: PictureShown, form: PictureForm, toggled: () => void): TemplateResult {
  const { id, layout } = shown;
  const isOpen = layout.folds.isOpen(usesFold);
  return html`<div class="picture-uses">
    ${opener(shown, {
      name: usesFold,
      text: 'Use it',
      act: () => {
        layout.folds.put(usesFold, !isOpen);
        toggled();
      },
    })}
    <div id="${id}-${usesFold}" ?hidden=${!isOpen}>
      ${isOpen ? onward(shown, nothing, waysOn(shown, form)) : nothing}
    </div>
  </div>`;
}
