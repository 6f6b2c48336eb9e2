/** The worker of one task. */
import { serve } from '../notebook/pool/serve.ts';
import { findTask } from './tasks.ts';

serve(findTask);
