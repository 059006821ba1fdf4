import { formValidator } from '#form-engine/src/validation/lateValidator.ts';
import { lateRelations } from '#form-engine/src/visibility/relations/lateRelations.ts';

// The code that checks and computes loads at the first use of a form. A test that looks at once must not race with it:
// e2e/forms/lateControls.spec.ts tests a form that is used before they have loaded.
await Promise.all([formValidator.load(), lateRelations.load()]);
