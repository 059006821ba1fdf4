import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileService, openFileService } from '#server/storage/openFileService.ts';

export interface FilesDir {
  readonly path: string;
  fileService(): Promise<FileService>;
  /** All files in the folder, stored or temporary, except the pictures of clubs. */
  all(): string[];
  remove(): void;
}

/** A temporary folder for uploads. */
export function openFilesDir(): FilesDir {
  const path = mkdtempSync(join(tmpdir(), 'clubpoort-files-'));
  return {
    path,
    fileService: () => openFileService(path),
    all: () =>
      readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/(clubs|previews)$/.test(entry.parentPath))
        .map((entry) => entry.name),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
