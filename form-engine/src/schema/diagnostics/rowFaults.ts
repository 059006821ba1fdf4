import { type Diagnostic, pointerToken } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { isRecord, ownField, wireItems, wireText } from '../../sections/wireValue.ts';

/** The settings of a group's questions that `rowSections` ignores. Paths begin at the group. */
export function rowFaults({ wire }: Question): readonly Diagnostic[] {
  return (wireItems(ownField(wire, 'fields')) ?? []).flatMap(([name, field]): readonly Diagnostic[] => {
    if (!isRecord(field)) return [];
    const path = `/fields/${pointerToken(name)}`;
    const hasNid = (wireText(ownField(field, 'nid') ?? '0') || 'none') !== '0';
    const hasAnswer = ['answer', 'last_answer'].some((answer) => Object.hasOwn(field, answer));
    const messages = [
      ...(hasNid ? ['a question in a group has nid 0; its own nid is ignored'] : []),
      ...(hasAnswer ? ['a question in a group has its answers in the rows; its own answer is ignored'] : []),
    ];
    return messages.map((message) => ({ code: 'malformed', path, message }));
  });
}
