/** The worker of the experiments. */
import { findExperiment } from '../experiments/experiments.ts';
import { serve } from '../notebook/pool/serve.ts';

serve(findExperiment);
