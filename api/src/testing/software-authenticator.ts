import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Overrides of browser behaviour in a test. */
export interface Twist {
  origin?: string;
  challenge?: string;
  type?: string;
  /** The host that the authenticator sees. */
  host?: string;
  /** Whether the owner unlocked it. */
  isUnlocked?: boolean;
  counter?: number;
  userHandle?: string;
  /** Claims to be the passkey with this id. */
  credentialId?: string;
  /** Signs with a key that is not this passkey's. */
  key?: KeyObject;
}

/** Options of a challenge that affect the response. */
export interface Asked {
  challenge: string;
  user?: { id: string };
}

const FLAGS = { present: 0x01, unlocked: 0x04, hasCredential: 0x40 };
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

const uint = (value: number, size: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntBE(value, 0, size);
  return buffer;
};

export const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An ES256 passkey in memory: browser and authenticator in one, which can also misbehave. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  readonly credentialId = base64url(this.id);
  readonly keys = newKeys();
  counter = 0;
  private userHandle = '';
  private readonly publicUrl: string;

  constructor(publicUrl: string) {
    this.publicUrl = publicUrl;
  }

  /** Creates the passkey: the result of `navigator.credentials.create`. */
  register(asked: Asked, twist: Twist = {}) {
    this.userHandle = asked.user?.id ?? '';
    const authData = Buffer.concat([
      this.head(FLAGS.hasCredential, twist),
      Buffer.alloc(16),
      uint(this.id.length, 2),
      this.id,
      this.coseKey(),
    ]);
    const response = {
      clientDataJSON: base64url(this.clientData('webauthn.create', asked, twist)),
      attestationObject: base64url(attestation(authData)),
      transports: ['internal'],
    };
    return this.credential(response, twist);
  }

  /** Signs in: the result of `navigator.credentials.get`. Increments its counter. */
  signIn(asked: Asked, twist: Twist = {}) {
    this.counter = twist.counter ?? this.counter + 1;
    const clientData = this.clientData('webauthn.get', asked, twist);
    const authData = this.head(0, twist);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const response = {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, twist.key ?? this.keys.privateKey)),
      userHandle: twist.userHandle ?? this.userHandle,
    };
    return this.credential(response, twist);
  }

  private credential<Response extends object>(response: Response, twist: Twist) {
    const id = twist.credentialId ?? this.credentialId;
    return { id, rawId: id, type: 'public-key' as const, response };
  }

  private clientData(type: string, { challenge }: Asked, twist: Twist): Buffer {
    const origin = twist.origin ?? this.publicUrl;
    const data = { type: twist.type ?? type, challenge: twist.challenge ?? challenge, origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }

  private head(flags: number, twist: Twist): Buffer {
    const host = twist.host ?? new URL(this.publicUrl).hostname;
    const unlocked = (twist.isUnlocked ?? true) ? FLAGS.unlocked : 0;
    const all = Buffer.from([flags | FLAGS.present | unlocked]);
    return Buffer.concat([sha256(host), all, uint(twist.counter ?? this.counter, 4)]);
  }

  /** COSE, as CBOR: { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y }. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const part = (text: string) => Buffer.from(text, 'base64url');
    const head = Buffer.from('a5010203262001215820', 'hex');
    return Buffer.concat([head, part(x), Buffer.from('225820', 'hex'), part(y)]);
  }
}

/** CBOR of { fmt: 'none', attStmt: {}, authData }. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.from([0x60 + value.length, ...Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
    ...[Buffer.from([0x59]), uint(authData.length, 2), authData],
  ]);
}
