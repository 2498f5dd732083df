import type { FastifyRequest } from 'fastify';
import { upload } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { Upload } from '../services/upload-document.ts';

/** The largest file, and room for the form around it. */
export const uploadBodyLimit = upload.maxBytes + 64 * 1024;

/** Reads the form of an upload. Throws file_too_large as soon as it is known, file_required, bad_request. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > uploadBodyLimit) throw new AppError('file_too_large');
  try {
    return await readForm(request);
  } catch (error) {
    // What the reader of forms says of a form that is cut off or none at all is told by its words alone.
    const nameless = error instanceof Error && error.constructor === Error && !('code' in error);
    throw nameless ? new AppError('bad_request') : error;
  }
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  const files: Uint8Array[] = [];
  let fileName: string | undefined;
  let size = 0;
  let documentType: string | undefined;
  let homeId: string | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') {
      const bytes = await part.toBuffer();
      size += bytes.length;
      if (size > upload.maxBytes) throw new AppError('file_too_large');
      files.push(bytes);
      fileName ??= asNamed(part.filename);
    } else if (part.type === 'file') {
      part.file.resume();
    } else if (part.fieldname === 'document_type') {
      documentType = String(part.value);
    } else if (part.fieldname === 'home_id') {
      homeId = String(part.value);
    }
  }
  if (fileName === undefined) throw new AppError('file_required');
  return { files, fileName, documentType, homeId };
}

const escapes: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The name that the file has there: browsers write these three signs in a form as percent and number, and no other (WHATWG HTML). */
function asNamed(sent: string): string {
  return sent.replace(/%(?:22|0D|0A)/g, (sign) => escapes[sign] ?? sign);
}
