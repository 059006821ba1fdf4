import { describe, expect, it } from 'vitest';
import { clubTasks, roleHasTask, rolesWithTask, staffRoles } from '#rules/clubRoles.ts';

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
    expect(rolesWithTask(task)).toEqual(roles);
  });

  it('that see only lessons or nothing have no task of the managers, but for the door', () => {
    for (const role of staffRoles.filter((one) => one === 'door' || one === 'teacher'))
      expect(clubTasks.filter((task) => roleHasTask(role, task))).toEqual(role === 'door' ? ['door'] : []);
    expect(clubTasks.filter((task) => roleHasTask('member', task))).toEqual([]);
  });
});
