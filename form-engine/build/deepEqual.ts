import { isDeepEqual } from '../src/rjsf/deepEqual.ts';

/** The comparison of `fast-equals` that rjsf asks for, by the one that the engine has for itself. */
export function createCustomEqual(): typeof isDeepEqual {
  return isDeepEqual;
}
