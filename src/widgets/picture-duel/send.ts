/** Sends a puzzle to a friend: its link, and the card. */
import type { Card } from './card.ts';

/** What is sent. */
type Parcel = { readonly link: string; readonly card: Card };

/** What became of it. */
export type Sent = {
  readonly link: string;
  readonly how: 'shared' | 'copied' | 'shown'; // the browser lets nobody copy
  readonly picture: string | null; // address of the card; null where it could not be drawn
};

/** Whether the window to share in takes files too. */
const canShare = (data: ShareData): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare(data);

async function hand({ link, card }: Parcel, file: File | null): Promise<Sent['how']> {
  const words = { title: card.title, text: card.title, url: link };
  const whole = file === null ? words : { ...words, files: [file] };
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(canShare(whole) ? whole : words);
      return 'shared';
    } catch {
      // the reader has closed the window, or the browser wants another press: the link is copied
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'shown';
  }
}

async function cardFile(card: Card, within: HTMLElement): Promise<File | null> {
  try {
    const { cardPng } = await import('./card.ts');
    return new File([await cardPng(card, within)], 'nonogram-duel.png', { type: 'image/png' });
  } catch {
    return null; // the link is what counts
  }
}

/**
 * Draws the card, and hands it on with the link.
 *
 * @param within - an element of the page
 */
export async function send(parcel: Parcel, within: HTMLElement): Promise<Sent> {
  const file = await cardFile(parcel.card, within);
  const how = await hand(parcel, file);
  return { link: parcel.link, how, picture: file === null ? null : URL.createObjectURL(file) };
}

const told: Readonly<Record<Sent['how'], string>> = {
  shared: 'Sent. Your friend gets the numbers, not the picture.',
  copied: 'The link is copied. It has the numbers, not the picture.',
  shown:
    'Your browser does not let this page copy. This is the link, with the numbers and not the picture:',
};

/** What is told of it. */
export const sentText = ({ how }: Sent): string => told[how];

/** What the button says, which may be all that a phone shows of it. */
export const sendLabel = (sent: Sent | null): string =>
  sent === null
    ? 'Send it to a friend'
    : { shared: 'Sent', copied: 'Link copied', shown: 'The link is below' }[sent.how];
