/** Leads on from the page that a module had to itself: hosts answer its address by the page of all, or say that it is not there. */
import { sitePath } from '../../notebook/page/paths.ts';
import { ofOldPage } from './places.ts';

const code = ofOldPage(new URL(location.href), sitePath('code/'));
if (code !== undefined) location.replace(code);
