import fc from 'fast-check';

// One seed for the whole run, printed by `npm test`: a failure can be repeated.
fc.configureGlobal({ seed: Number(import.meta.env.TEST_SEED) });
