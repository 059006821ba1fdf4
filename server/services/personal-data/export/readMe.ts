import { fillIn } from '@clubpoort/form-engine/headless';
import { retentionCount, retentions } from '#rules/retention.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { personalDataTexts as texts } from '#server/services/personal-data/export/exportTexts.ts';
import { fullName } from '../../people/people.ts';
import { personalColumns } from '../personalColumns.ts';
import type { PersonalExport } from './exportOf.ts';

/**
 * Explains each part of an export to somebody who opens it years later. Lines end with CRLF, because Windows' oldest editor
 * knows nothing else.
 */
export function readMe({ made, parts }: PersonalExport): string {
  const at = unixSecondsOf(made);
  const people = parts.profile.map((person) =>
    fillIn(texts.person, { uid: String(person.uid), name: fullName(person) }),
  );
  const explained = Object.entries(texts.parts).map(([part, what]) => `${part}: ${what}. ${endOf(part)}`);
  return [
    texts.title,
    fillIn(texts.made, { day: formatDay(at), time: formatTime(at) }),
    texts.intro,
    listed(texts.people, people),
    listed(texts.partsTitle, explained),
    texts.files,
    texts.leftOut,
    '',
  ]
    .join('\n\n')
    .replaceAll('\n', '\r\n');
}

function listed(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `- ${line}`)].join('\n');
}

/** Until when the rows of a part are kept, by the rules that the daily round applies. */
function endOf(part: string): string {
  const rules = new Set(personalColumns.flatMap(({ exported, ends }) => (exported === part ? ends : [])));
  const written = [...rules].map((rule) =>
    fillIn(texts.ends[rule], { count: String(retentionCount(retentions[rule])) }),
  );
  return fillIn(texts.end, { ends: written.join(texts.or) });
}
