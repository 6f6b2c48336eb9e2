/** The worker of the example. */
import type { Computation } from '../plain/experiment.ts';
import { serve } from '../pool/serve.ts';
import { coins } from './coins.ts';

serve(() => coins as unknown as Computation<unknown, unknown>);
