import { z } from 'zod';
import { firstNameSchema, lastNameSchema, lineSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';

export const profileSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Empty where never given, as is `bio`. */
  phone: z.string(),
  bio: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileBodySchema = z.object({
  first_name: firstNameSchema,
  last_name: lastNameSchema,
  phone: lineSchema('Phone', 40).default(''),
  bio: z.string().trim().max(2000, 'Bio must be at most 2,000 characters').default(''),
});

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/users/profile',
  access: 'signed_in',
  summary: "The signed-in user's profile.",
  response: profileSchema,
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/users/profile',
  access: 'signed_in',
  summary: 'Changes the profile. The e-mail address cannot be changed.',
  body: profileBodySchema,
  response: z.object({ message: z.string(), profile: profileSchema }),
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/users/me',
  access: 'signed_in',
  summary: 'Deletes the account with its documents and analyses for good, given the password.',
  body: z.object({
    password: z.string({ error: 'Password is required' }).min(1, 'Password is required'),
  }),
  response: z.object({ deleted: z.literal(true) }),
});

export const modelUseSchema = z.object({
  /** The model that would be asked now; null where the site has none. */
  model: z.string().nullable(),
  /** Questions that were answered, and the tokens that the provider counted for them. */
  calls: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

export const getModelUse = endpoint({
  name: 'getModelUse',
  method: 'GET',
  path: '/api/users/me/model-use',
  access: 'signed_in',
  summary: "What the account's documents have cost a language model so far.",
  response: modelUseSchema,
});

export const exportData = endpoint({
  name: 'exportData',
  method: 'GET',
  path: '/api/users/me/export',
  access: 'signed_in',
  summary:
    "A zip of the user's own data: profile, payments, sessions, ways to sign in, newsletter, documents and analyses.",
  response: { mediaType: 'application/zip' },
});

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system in words, 'Firefox on Linux'; 'Unknown device' where they were not told. */
  device: z.string(),
  signed_in_at: z.iso.datetime(),
  /** To the quarter of an hour. */
  last_seen_at: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/users/me/sessions',
  access: 'signed_in',
  summary: 'Where the account is signed in, the session that asks first, then the latest seen.',
  response: z.object({ data: z.array(sessionSchema) }),
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/users/me/sessions/:sessionId',
  access: 'signed_in',
  summary: "Ends one of the user's sessions; the cookie goes as well where it is the one that asks.",
  params: z.object({ sessionId: z.string().min(1).max(200) }),
  response: z.object({ ended: z.literal(true) }),
});

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/api/users/me/sign-out-everywhere',
  access: 'signed_in',
  summary: 'Ends every session of the account, the one that asks included.',
  response: z.object({ ended: z.number().int() }),
});
