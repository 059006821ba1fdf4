import type { Question } from '../question.ts';
import { questionKey } from '../questionKey.ts';
import { isRecord, ownField, wireCount, wireItems, wireText } from '../wireValue.ts';
import type { ExpressionPlace } from './readExpression.ts';

/**
 * Reads `config.options_from`: `{ qid }` of a question with several choices, `{ qid, column }` of a group and a question in
 * its rows, or `{ port }`, the name under which the host is asked.
 */
export function readSource(
  wire: unknown,
  place: ExpressionPlace,
): Pick<Question, 'optionsFrom' | 'optionsPort'> {
  const port = isRecord(wire) ? wireText(ownField(wire, 'port')) : undefined;
  if (port) return { optionsPort: port };
  const qid = isRecord(wire) ? wireText(ownField(wire, 'qid')) : undefined;
  if (!isRecord(wire) || !qid) {
    place.report('malformed', 'config.options_from must be { qid }, { qid, column } or { port }');
    return {};
  }
  const key = place.findKey(qid, wireCount(ownField(wire, 'nid')));
  const source = key === undefined ? undefined : place.wireOf(key);
  const named = wireText(ownField(wire, 'column')) || undefined;
  const fields = wireItems(source && ownField(source, 'fields')) ?? [];
  const isInRow = fields.some(([, field]) => isRecord(field) && wireText(ownField(field, 'qid')) === named);
  if (key === undefined || !source || (named === undefined ? fields.length > 0 : !isInRow)) {
    place.report(
      'condition-target',
      `config.options_from refers to "${[qid, named].filter(Boolean).join('", "')}", which isn't there`,
    );
    return {};
  }
  if (named === undefined) return { optionsFrom: { key } };
  return { optionsFrom: { key, column: place.plainKeys ? named : questionKey(named, 0) } };
}
