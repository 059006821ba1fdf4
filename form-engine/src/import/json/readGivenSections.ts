import { openSections } from '../../builder/pure/openSections.ts';
import type { WireQuestion } from '../../sections/wireSection.ts';
import { type Leave, shortText, within } from '../imported.ts';
import type { Settled } from '../settle.ts';

/** Reads sections as a server sends them: each part as it stands, with its place. */
export function readGivenSections(value: unknown, leave: Leave): readonly Settled[] {
  const { sections, diagnostics } = openSections(value);
  for (const { path, message } of diagnostics) leave(path, message, 'unreadable');
  return sections.map(({ fields, ...section }, index): Settled => {
    const where =
      typeof section.title === 'string' && section.title !== '' ? section.title : String(index + 1);
    return {
      where,
      part: { ...section, title: section.title ?? '' },
      fields: fields.map((one) => placed(one, where)),
    };
  });
}

function placed({ fields, ...question }: WireQuestion, parent: string): Settled {
  const where = within(parent, shortText(question.question || question.qid));
  return { where, part: question, ...(fields && { fields: fields.map((one) => placed(one, where)) }) };
}
