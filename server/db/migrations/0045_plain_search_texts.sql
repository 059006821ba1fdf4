UPDATE "clubs" SET "search_text" = translate(replace(replace(replace(replace(replace("search_text", 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'ĳ', 'ij'), 'đðħıłøŧ’‘ʼ´`', 'ddhilot''''''''''')
  WHERE "search_text" ~ '[æœßþĳđðħıłøŧ’‘ʼ´`]';--> statement-breakpoint
UPDATE "localities" SET "search_text" = translate(replace(replace(replace(replace(replace("search_text", 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'ĳ', 'ij'), 'đðħıłøŧ’‘ʼ´`', 'ddhilot''''''''''')
  WHERE "search_text" ~ '[æœßþĳđðħıłøŧ’‘ʼ´`]';--> statement-breakpoint
UPDATE "streets" SET "search_text" = translate(replace(replace(replace(replace(replace("search_text", 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'ĳ', 'ij'), 'đðħıłøŧ’‘ʼ´`', 'ddhilot''''''''''')
  WHERE "search_text" ~ '[æœßþĳđðħıłøŧ’‘ʼ´`]';
