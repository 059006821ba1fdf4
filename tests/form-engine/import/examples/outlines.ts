import { allQuestions } from '#form-engine/src/builder/headless.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';

/** The questions of sections as `qid kind`, with a star where an answer is required and the questions of rows in brackets. */
export function kindsIn(sections: readonly WireSection[]): readonly string[] {
  const kindOf = ({ qid, type, default_key, required, fields }: WireQuestion): string => {
    const rows = fields ? `(${fields.map(kindOf).join(', ')})` : '';
    return `${qid} ${default_key ?? type}${rows}${required ? '*' : ''}`;
  };
  return sections.flatMap(({ fields }) => fields.map(kindOf));
}

/** The rules of questions, by qid. */
export function conditionsIn(sections: readonly WireSection[]) {
  return Object.fromEntries(
    allQuestions(sections).flatMap(({ question }) => {
      const { visible_when, required_when } = question;
      const rules = { ...(visible_when && { visible_when }), ...(required_when && { required_when }) };
      return Object.keys(rules).length > 0 ? [[question.qid, rules]] : [];
    }),
  );
}
