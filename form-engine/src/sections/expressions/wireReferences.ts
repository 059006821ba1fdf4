import { isNestedDeeperThan, isRecord, wireText } from '../wireValue.ts';

/** The properties that name another question, in conditions and expressions. */
export const namingProperties: readonly string[] = ['qid', 'ref', 'count', 'age', 'rows'];

/** Deeper than any condition or expression in groups inside each other. */
const deepest = 60;

/**
 * The qids that anything in this data of questions names: their own too, and those in their conditions and expressions.
 * More than what they depend on, never less.
 */
export function wireReferences(wire: unknown): readonly string[] {
  if (isNestedDeeperThan(wire, deepest)) return [];
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    if (!isRecord(value)) return;
    for (const [name, content] of Object.entries(value)) {
      const qid = namingProperties.includes(name) ? wireText(content) : undefined;
      if (qid) found.add(qid);
      else collect(content);
    }
  };
  collect(wire);
  return [...found];
}
