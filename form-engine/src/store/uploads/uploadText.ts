import { maximumFilesText } from '../../questions/building-blocks/storedFiles.ts';
import { megabytes } from '../../rules/fileFault.ts';
import { storedFileName } from '../../rules/fileName.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Language } from '../../texts/language.ts';
import type { Texts } from '../../texts/nl.ts';
import type { RefusedRow, UploadRow } from './uploadRow.ts';

/** The name of a row's file: the chosen name, or the end of its stored path. */
export function uploadName(row: UploadRow, texts: Texts): string {
  return row.file?.name ?? (row.phase === 'stored' ? storedFileName(row.path, texts.unnamedFile) : '');
}

/** The state of a file in words; `''` while it is being sent, because a progress bar shows that. */
export function uploadText(row: UploadRow, language: Language): string {
  const { texts } = language;
  switch (row.phase) {
    case 'stored':
      return row.file ? texts.fileStored : '';
    case 'held':
      return texts.fileHeld;
    case 'queued':
      return texts.fileQueued;
    case 'pausing':
      return texts.filePausing;
    case 'offline':
      return texts.fileOffline;
    case 'failed':
      return row.message || texts.fileFailed;
    case 'refused':
      return refusalText(row, language);
    case 'sending':
      return '';
  }
}

function refusalText({ file, refusal }: RefusedRow, { texts, locale }: Language): string {
  switch (refusal.fault) {
    case 'empty':
      return texts.fileEmpty;
    case 'size':
      return fillIn(texts.fileTooLarge, { size: megabytes(file.size, locale) });
    case 'type':
      return refusal.sort === 'image' ? texts.imageType : texts.fileType;
    case 'count':
      return maximumFilesText(refusal.max, texts);
  }
}

/** Announcements after a change of the rows: files chosen, stored, failed, refused or removed. */
export function uploadNews(
  before: readonly UploadRow[],
  after: readonly UploadRow[],
  language: Language,
): readonly string[] {
  const { texts } = language;
  const known = new Map(before.map((row) => [row.id, row]));
  const left = new Set(after.map(({ id }) => id));
  const named = (text: string, row: UploadRow) => fillIn(text, { name: uploadName(row, texts) });
  const isChosen = (row: UploadRow) =>
    !known.has(row.id) && row.phase !== 'stored' && row.phase !== 'refused';
  const chosen = after.filter(isChosen);
  const [first] = chosen;
  return [
    ...before
      .filter(({ id, phase }) => phase !== 'refused' && !left.has(id))
      .map((row) => named(texts.fileRemoved, row)),
    ...(first && chosen.length === 1 ? [named(texts.fileChosen, first)] : []),
    ...(chosen.length > 1 ? [fillIn(texts.filesChosen, { n: chosen.length })] : []),
    ...after.flatMap((row) => {
      if (known.get(row.id)?.phase === row.phase) return [];
      if (row.phase === 'stored') return row.file ? [named(texts.fileAdded, row)] : [];
      if (row.phase !== 'failed' && row.phase !== 'refused') return [];
      return [
        fillIn(texts.fileNotAdded, { name: uploadName(row, texts), message: uploadText(row, language) }),
      ];
    }),
  ];
}
