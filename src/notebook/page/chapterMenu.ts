/** The list of chapters is a menu. */
import { closeAsMenu } from './foldedMenu.ts';

document.querySelectorAll<HTMLDetailsElement>('[data-chapter-menu]').forEach(closeAsMenu);
