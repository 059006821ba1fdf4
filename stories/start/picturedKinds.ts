import { type KindName, questionKinds } from '@clubpoort/form-engine/headless';

/** The kinds that clubs ask the most. The sidebar of the manual begins with them too. */
const usual: readonly KindName[] = ['text', 'textarea', 'email', 'phone'];

/** The kinds that a club can ask, the most usual ones first. */
export const picturedKinds: readonly KindName[] = [
  ...usual,
  ...questionKinds.map(({ name }) => name).filter((name) => name !== 'unknown' && !usual.includes(name)),
];
