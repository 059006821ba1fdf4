import type { OperationRequest } from '#schemas/operations.ts';
import { type CallOptions, get, post } from './call.ts';
import { type Profile, parseProfile } from './entities/people/profile.ts';
import { parseCode, parseUser, type User } from './entities/people/user.ts';

export async function getProfile(uid: number, options: CallOptions = {}): Promise<Profile> {
  const { result } = await get('get_profile', { uid }, options);
  return parseProfile(result);
}

export type ProfileChange = OperationRequest<'save_profile'>;

export async function saveProfile(change: ProfileChange): Promise<Profile> {
  const { result } = await post('save_profile', change);
  return parseProfile(result);
}

export type NewFamilyMember = OperationRequest<'add_family_member'>;

export async function addFamilyMember(member: NewFamilyMember): Promise<User> {
  const { result } = await post('add_family_member', member);
  return parseUser(result);
}

export type GuardianRequest = OperationRequest<'add_new_parent'>;

/** Gives a minor a guardian. The answer is a code that opens the guardian's session. */
export async function addNewParent(request: GuardianRequest): Promise<string> {
  return parseCode(await post('add_new_parent', request));
}
