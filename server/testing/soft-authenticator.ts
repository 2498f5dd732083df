import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a test lies about. */
export interface Lies {
  origin?: string;
  challenge?: string;
  /** The host that the authenticator believes it is at. */
  rpId?: string;
  /** The device was not opened by its owner. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
}

type Options = Record<string, unknown> & { challenge: string };

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** A passkey in memory, as WebAuthn has it: ES256, no attestation. */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  readonly #origin: string;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(options: Options, lies: Lies = {}) {
    this.#userHandle = (options.user as { id: string }).id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE: EC2, ES256, P-256, and the point.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const data = this.#authenticatorData(0x40, lies, credential);
    // CBOR: {fmt: 'none', attStmt: {}, authData: bytes}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const clientDataJSON = b64(this.#clientData('webauthn.create', options, lies));
    return this.#answer({ clientDataJSON, attestationObject: b64(attestation), transports: ['internal'] });
  }

  get(options: Options, lies: Lies = {}) {
    this.#counter += 1;
    const data = this.#authenticatorData(0, lies);
    const client = this.#clientData('webauthn.get', options, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: b64(client),
      authenticatorData: b64(data),
      signature: b64(signature),
      userHandle: lies.userHandle ?? this.#userHandle,
    });
  }

  #answer(response: Record<string, unknown>) {
    const id = b64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, options: Options, lies: Lies): Buffer {
    const { challenge = options.challenge, origin = this.#origin } = lies;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, lies: Lies, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? this.#counter);
    const present = 0x01 | (lies.unverified ? 0 : 0x04);
    const host = lies.rpId ?? new URL(this.#origin).hostname;
    return Buffer.concat([sha256(host), Buffer.from([flags | present]), counter, credential]);
  }
}
