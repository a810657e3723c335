
  ALTER TABLE subscription ADD COLUMN search TEXT;
  CREATE INDEX subscription_unread ON subscription (id) WHERE search IS NULL;
  -- An older version changes the text alone.
  CREATE TRIGGER subscription_rewritten AFTER UPDATE OF filter ON subscription
  WHEN NEW.filter IS NOT OLD.filter AND NEW.search IS OLD.search BEGIN
    UPDATE subscription SET search = NULL WHERE id = NEW.id;
  END;
  ALTER TABLE estate_change ADD COLUMN facts TEXT;
