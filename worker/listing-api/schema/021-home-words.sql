
UPDATE estate_desk SET check_on = '';
