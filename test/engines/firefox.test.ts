/** The site in Firefox. */
import { inject } from 'vitest';
import { startFirefox } from './firefox.ts';
import { testEngine } from './promises.ts';

const { firefox } = inject('engines');
testEngine('Firefox', firefox === null ? null : () => startFirefox(firefox));
