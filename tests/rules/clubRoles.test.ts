import { describe, expect, it } from 'vitest';
import { roleHasTask, rolesWithScreens } from '#rules/clubRoles.ts';
import { clubTasks, staffRoles } from '#schemas/entities/people/clubRole.ts';

describe('roles at a club', () => {
  it('leave every task to the managers', () => {
    expect(clubTasks.filter((task) => !roleHasTask('admin', task))).toEqual([]);
  });

  it.each([
    ['roles', ['admin']],
    ['settings', ['admin']],
    ['offer', ['admin']],
    ['money', ['admin', 'treasurer']],
    ['health', ['admin', 'secretary']],
    ['messages', ['admin', 'secretary']],
    ['door', ['admin', 'secretary', 'door']],
    ['registrations', ['admin', 'secretary', 'treasurer']],
  ] as const)('with the task %s are %j', (task, roles) => {
    expect(staffRoles.filter((role) => roleHasTask(role, task))).toEqual(roles);
  });

  it('with a screen for managers are those with a task', () => {
    expect(staffRoles.filter((role) => clubTasks.some((task) => roleHasTask(role, task)))).toEqual(
      rolesWithScreens,
    );
    expect(clubTasks.filter((task) => roleHasTask('member', task))).toEqual([]);
  });
});
