import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { lessonsTexts as texts } from '#src/texts/nl/lessons.ts';

/** Takes the change of a lesson back. @param change - its id */
export function useTakeBackLesson(change: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post('take_back_lesson', { change }, { idempotencyKey: randomUuid() }),
    onSuccess: async () => {
      showNotice({ tone: 'success', message: texts.undone });
      await Promise.all(
        [['lesson-changes'], ['management'], ['teacher'], ['calendar'], ['dashboard']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
