import { refusals } from '../../http/refused.ts';
import { loadReadableFile } from '../../services/files/readableFile.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** A file that the caller may not read is answered like a file that does not exist. */
export const handleOpenQuestionFile: OperationHandler<'open_question_file'> = async (call) => {
  const file = await loadReadableFile(call.db, call.caller, call.request.path);
  const content = file && (await call.fileService.storage.read(file.path));
  if (!file || !content) throw refusals.notFound();
  return { kind: 'file', content, mediaType: file.mediaType, downloadName: file.name };
};
