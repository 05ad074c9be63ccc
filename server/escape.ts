import { escapeHtml } from '#domain/escapeHtml.ts'

/** Control characters but tab and line breaks, lone surrogates and noncharacters: XML 1.0 has no place for most of them. */
const NOT_XML = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|[^\P{Control}\t\n\r]/gu

/** Escapes a text for XML 1.0 and removes the characters that it does not allow. */
export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(NOT_XML, ''))
