import { formValidator } from '#form-engine/src/validation/lateValidator.ts';

// The checks of a form load at its first use. A test that looks at once after a press must not race with them:
// e2e/forms/lateControls.spec.ts tests a form that is used before they have loaded.
await formValidator.load();
