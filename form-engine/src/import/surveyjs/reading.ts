import type { WireCondition } from '../draft.ts';
import { surveyDialect } from '../expressions/dialects.ts';
import { parseExpression } from '../expressions/parse.ts';
import { conditionOf } from '../expressions/toCondition.ts';
import type { Leave } from '../imported.ts';
import type { Source } from '../reading/source.ts';

/** The settings that all elements of a form share. */
export interface Reading {
  readonly leave: Leave;
  /** The language of texts that are called `default`. */
  readonly defaultTag: string;
}

/** The condition in a property; one that can't be read is listed. */
export function conditionIn(source: Source, name: string): WireCondition | undefined {
  if (!source.has(name)) return undefined;
  const text = source.text(name);
  const condition = text === undefined ? undefined : conditionOf(parseExpression(text, surveyDialect));
  if (!condition) source.leave(name, 'rule');
  return condition;
}
