/** The site in WebKit. */
import { inject } from 'vitest';
import { testEngine } from './promises.ts';
import { startWebKit } from './webkit.ts';

const { webkit } = inject('engines');
testEngine('WebKit', webkit === null ? null : () => startWebKit(webkit));
