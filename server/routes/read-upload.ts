import type { FastifyRequest } from 'fastify';
import { upload } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { Upload } from '../services/upload-document.ts';

/** The largest file, and room for the form around it. */
export const uploadBodyLimit = upload.maxBytes + 64 * 1024;

/** Reads the form of an upload. Throws file_too_large as soon as it is known, file_required. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > uploadBodyLimit) throw new AppError('file_too_large');
  let file: { bytes: Uint8Array; fileName: string } | undefined;
  let documentType: string | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') {
      file = { bytes: await part.toBuffer(), fileName: part.filename };
    } else if (part.type === 'file') {
      part.file.resume();
    } else if (part.fieldname === 'document_type') {
      documentType = String(part.value);
    }
  }
  if (file === undefined) throw new AppError('file_required');
  return { ...file, documentType };
}
