/**
 * Options of V8 for what runs the tests. Tests make much that is forgotten soon: with room for it (in MB), and without threads that help each
 * other, the collection of garbage takes a sixth of all CPU time less.
 */
export const rareCollections: readonly string[] = ['--max-semi-space-size=64', '--single-threaded-gc'];
