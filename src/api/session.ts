import type { OperationRequest } from '../../schemas/operations.ts';
import { type CallOptions, get, post } from './call.ts';
import { parseUserClubs, type UserClub } from './entities/club.ts';
import { parseFamilyMembers, parseSession, type Session, type User } from './entities/user.ts';

export type { Session, User, UserClub };

/** Who the session cookie stands for. An invalid one is refused, and cleared by the server. */
export async function validateAuth(options: CallOptions = {}): Promise<Session> {
  return parseSession(await post('validate_auth', { getPermissions: true }, options));
}

export async function login(credentials: OperationRequest<'login'>): Promise<Session> {
  return parseSession(await post('login', credentials));
}

export async function logout(): Promise<void> {
  await post('logout', {});
}

/** The family of a parent, without the parent. */
export async function getFamilyMembers(uid: number, options: CallOptions = {}): Promise<readonly User[]> {
  const { result } = await get('get_user_family_members', { uid }, options);
  return parseFamilyMembers(result);
}

/** The clubs that the caller or the family belongs to. */
export async function getUserClubs(options: CallOptions = {}): Promise<readonly UserClub[]> {
  const { result } = await get('get_clubs_for_user', {}, options);
  return parseUserClubs(result);
}
