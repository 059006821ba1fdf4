/** Takes the place of a component of rjsf that must exist, and that no form of the engine draws. */
export const drawsNothing = () => null;
