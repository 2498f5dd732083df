import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** In which forms an analysis can be taken along. */
export const reportFormats = ['pdf', 'docx', 'md', 'json', 'ics'] as const;
export const reportFormatSchema = z.enum(reportFormats);
export type ReportFormat = z.infer<typeof reportFormatSchema>;

export const reportMediaTypes: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

export const getReport = endpoint({
  name: 'getReport',
  method: 'GET',
  path: '/api/documents/:id/report',
  access: 'paid',
  summary:
    'The analysis as a file to take along: a report with every citation as a note (pdf, docx, md), the analysis itself (json), or its days to come as a calendar (ics). The same analysis gives the same bytes. 409 while it is not ready, 422 when it failed, 404 when there is none, or no day for a calendar.',
  params: z.object({ id: z.string().min(1) }),
  query: z.object({ format: reportFormatSchema.default('pdf') }),
  response: { mediaType: 'application/octet-stream' },
});
