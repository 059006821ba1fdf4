import { checkFile } from '../../services/files/checkFile.ts';
import { findSameFile, keepFile, requireRoomForFile } from '../../services/files/questionFiles.ts';
import { receiveFile } from '../../services/files/receiveFile.ts';
import { requireFileQuestion } from '../../services/files/requireFileQuestion.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Refuses as much as possible before it reads a byte of the file. */
export const handleSaveQuestionFiles: OperationHandler<'save_question_files'> = async (call) => {
  const { db, caller, file, fileService } = call;
  const { uid, qid, nid, inRow = '', submission } = call.request;
  const target = { uid, qid, nid, inRow, submission };
  const { clubNid, sort } = await requireFileQuestion(db, target, caller);
  await requireRoomForFile(db, uid, 1);
  return fileService.temporary.lend(async (newFile) => {
    const { place, digest } = await receiveFile(file, newFile());
    const same = await findSameFile(db, target, digest);
    if (same !== undefined) return { file: same };
    const { name, mediaType } = file;
    const checked = await checkFile({ place, name, mediaType, sort }, { fileService, newFile });
    return {
      file: await keepFile(call, { target, clubNid, checked, name, digest }),
    };
  });
};
