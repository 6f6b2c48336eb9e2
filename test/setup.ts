// Property tests are reproducible: one seed for all, printed with every failure.
import fc from 'fast-check';

fc.configureGlobal({ seed: 20120512, numRuns: 300, endOnFailure: true });
