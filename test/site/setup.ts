// Begins, for each test file, the list of what its tests read.
import { listInputs } from './inputs.ts';

listInputs();
